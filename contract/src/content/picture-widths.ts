/** Widths in CSS pixels of `/h5/pictures/<id>/<width>` (WebP). A narrower picture is served as it is. */
export const pictureWidths = [400, 800, 1200] as const

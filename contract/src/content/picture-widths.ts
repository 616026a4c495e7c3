/** Widths in CSS pixels that a picture is served in, as WebP: `/h5/pictures/<id>/<width>`; one that is narrower is served as it is. */
export const pictureWidths = [400, 800, 1200] as const

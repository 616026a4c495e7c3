/** Takes the bytes of a JPEG, PNG or WebP with its media type, as the member's photo; answers with `picture`. */
export const picturesPath = '/desk/pictures'

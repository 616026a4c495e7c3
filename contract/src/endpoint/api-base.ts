/** Path prefix of every call that the server answers. */
export const apiBase = '/h5-api'

/**
 * Header of public calls that carries the SHA-256 (base64url) of the last token of this phone, live or ended. It opens nothing; it only
 * keeps the tries of the account's own phone apart from those of strangers.
 */
export const knownPhoneHeader = 'x-known-phone'

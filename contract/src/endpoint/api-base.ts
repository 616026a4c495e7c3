/** Path prefix of every call that the server answers. */
export const apiBase = '/h5-api'

/**
 * Header of public calls: SHA-256 (base64url) of this phone's last token, live or ended. It opens nothing;
 * it counts the tries of the account's own phone apart from strangers'.
 */
export const knownPhoneHeader = 'x-known-phone'

/** Header of the desk's calls that a page makes while nobody is at it: they keep no session open. */
export const byItselfHeader = 'x-by-itself'

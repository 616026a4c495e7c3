/**
 * Not JSON: `POST` of the picture's bytes answers `photoUploaded`; any fault is `account.uploadFailed`.
 * `GET` answers the picture (WebP, 512 × 512 px), or `request.notFound`.
 */
export const photoPath = '/h5/account/photo'

export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

export const photoMaxBytes = 5 * 1024 * 1024

/** The upload as it goes over the wire: an act like others, but for its bytes. */
export const uploadPhoto = { method: 'POST', path: photoPath, signed: true } as const

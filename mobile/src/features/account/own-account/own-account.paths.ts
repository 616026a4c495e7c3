/** Paths of what a member does with the own account. */
export const changePasswordPath = '/pages/change-password/change-password'
export const changeMobilePath = '/pages/change-mobile/change-mobile'
export const verifyMobilePath = '/pages/verify-mobile/verify-mobile'
export const myAccountPath = '/pages/my-account/my-account'
export const editAccountPath = '/pages/my-account-edit/my-account-edit'

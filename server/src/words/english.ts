import type { CodePurpose } from '@mwc/contract/account'
import type { RefusalReason } from '@mwc/contract/refusal'

const purposes: Record<CodePurpose, string> = {
  signUp: 'to sign up',
  logIn: 'to log in',
  forgetPassword: 'to set a new password',
}

/** What the server itself says to people, in English. The texts that the specification quotes stand as they are. */
export const english = {
  /** `{phone}` is the helpline. */
  refusals: {
    'request.invalid': 'Some information is not right. Please check it and try again',
    'request.notJson': 'Something went wrong in the app. Please close it, open it again and try again',
    'request.tooLarge': 'This is too big to send. Please make it smaller',
    'request.notFound': 'We could not find this. Please go back and try again',
    'request.tooMany': 'Too many tries. Please wait a while, then try again',
    'request.mediaType': 'This kind of file cannot be sent. Please choose another one',
    'server.fault': 'Something went wrong on our side. Please try again. If it happens again, call the helpline {phone}',
    'server.busy': 'We are very busy right now. Please wait a minute, then try again',
    'account.unauthenticated': 'Please log in to continue',
    'account.wrongLogin': 'Mobile number or password is wrong. Please try again, or set a new password',
    'account.passwordLocked': 'Too many wrong passwords. Please wait a while, or log in with an OTP',
    'account.invalidMobile': 'Invalid Mobile Number',
    'account.codeNotSendable': 'We cannot send an SMS to this number. Please use a Singapore mobile number',
    'account.codeTooSoon': 'We just sent you an OTP. Please wait one minute before you ask for a new one',
    'account.codeDayLimit': 'We cannot send more OTPs today. Please try again tomorrow, or call the helpline {phone}',
    'account.codeWrong': 'Verification code wrong',
    'account.codeExpired': 'Verification failed, please try again',
    'account.codeAttempts': 'Request failed, exceeded number of allowed attempts',
    'account.mobileTaken': 'Mobile Number is already registered',
    'account.alreadyMember': 'You are already a member, call the helpline {phone}',
    'account.invalidSignUp': 'Invalid Sign-Up, call the helpline {phone}',
    'account.proofExpired': 'Too much time has passed. Please verify your mobile number again',
    'account.duplicateFin': 'Duplicate UIN, call the helpline {phone}',
    'account.registrationIncorrect': 'Registration information incorrect',
    'account.weakPassword': 'Strong password required',
    'account.deactivated': 'This account has been stopped. Please call the helpline {phone}',
    'account.needsPassword': 'This account was not used for a long time. Please log in with your password, or call the helpline {phone}',
    'membership.notActive': 'Your membership is not active. Please open My Page to pay or renew',
    'payments.methodsUnavailable': 'Payment methods not available at the moment',
    'payments.planWithdrawn': 'This plan is no longer offered. Please choose another plan',
    'payments.priceChanged': 'The price has changed. Please check the new price before you pay',
    'payments.keyReused': 'The details of this payment have changed. Please check your transaction history, then start again',
    'payments.notFound': 'We could not find this payment. Please check your transaction history',
    'payments.orderEnded': 'This payment has already ended. Please check your transaction history, or start a new payment',
    'payments.badSignature': 'The signature of this message is not correct',
    'payments.deactivated': 'This account has been stopped, so it cannot pay. Please call the helpline {phone}',
    'payments.notCollectable': 'Only a NETS payment that is not paid yet can be marked as collected. Please load it again',
    'payments.referenceUsed': 'This reference stands on another payment already. Please check the slip',
    'payments.notRefundable': 'This payment has no money that can be sent back. Please load it again',
    'payments.reviewed': 'Somebody has decided on this money already. Please load the list again',
    'payments.onlyRefund': 'This money cannot become a membership any more. Please send it back',
    'promos.format': 'Promo code format is incorrect. Please try again',
    'promos.unknown': 'We do not know this promo code. Please check it and try again',
    'promos.notStarted': 'This promo code cannot be used yet. Please try it later',
    'promos.ended': 'This promo code has expired. Please use another code, or pay without one',
    'promos.usedUp': 'This promo code has been fully used. Please use another code, or pay without one',
    'promos.usedByMember': 'You have already used this promo code. Please use another code, or pay without one',
    'promos.onlyNewMembers': 'This promo code is only for new members. Please use another code, or pay without one',
    'promos.onlyRenewals': 'This promo code is only for renewing. Please use another code, or pay without one',
    'promos.otherPlan': 'This promo code is not for this plan. Please choose the other plan, or remove the code',
    'promos.notFound': 'This promo code is not in the list any more. Please load the list again',
    'promos.codeTaken': 'This promo code is there already. Please choose another one',
    'promos.limitTooLow': 'More uses than this are taken already. Please set a higher limit',
    'staff.wrongLogin': 'User name, password or authenticator code is wrong. Please try again',
    'staff.notAllowed': 'Your role may not do this. Please ask an administrator',
    'staff.nameTaken': 'This user name is taken. Please choose another one',
    'campaigns.notFound': 'We could not find this offer. Please go back and look again',
    'campaigns.ended': 'This offer has ended',
    'campaigns.soldOut': 'Sold out. All of them have been claimed',
    'campaigns.notEligible': 'This offer is not for your membership right now',
    'campaigns.stockTooLow': 'More than this have been claimed already. Please set a larger stock',
  } satisfies Record<RefusalReason, string>,
  sms: {
    /** At most one segment of 160 characters (GSM-7). The last line binds the code to the site's host, without port (WebOTP). */
    code: ({ purpose, code, minutes, host }: { purpose: CodePurpose; code: string; minutes: number; host: string }) =>
      `MWC Membership: ${code} is your OTP ${purposes[purpose]}. Valid for ${minutes} min. Do not share it with anyone.\n@${host} #${code}`,
  },
}

/** The shape that every other language has to fill. */
export type EnglishWords = typeof english

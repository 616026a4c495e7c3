/** What a code was asked for without signing in; a code opens nothing else. `lostPhone` proves the phone in hand. */
export const codePurposes = ['signUp', 'logIn', 'forgetPassword', 'lostPhone'] as const
export type CodePurpose = (typeof codePurposes)[number]

/** What a code can be asked for by whoever is signed in. */
export const ownCodePurposes = ['confirm', 'newMobile'] as const
export type OwnCodePurpose = (typeof ownCodePurposes)[number]

/** What asks for the password or a code again; a confirmation is good for the one act that it names. */
export const confirmedActs = ['changeMobile', 'newPassword', 'downloadData', 'closeAccount'] as const
export type ConfirmedAct = (typeof confirmedActs)[number]

/** What the SMS with a code says that it is for: where an act is to be confirmed, that act. */
export const codeUses = [...codePurposes, ...ownCodePurposes, ...confirmedActs] as const
export type CodeUse = (typeof codeUses)[number]

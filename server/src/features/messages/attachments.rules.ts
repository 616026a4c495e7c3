/** Photos and voice notes an hour and member, tries included: each costs the server more than a text. */
export const attachmentsAnHour = 20

/** Bytes of all that one member's thread keeps: some hundred voice notes, or eighty photos. */
export const keptBytes = 20_000_000

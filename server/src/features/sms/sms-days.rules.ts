const shownDays = 14

/** Of the shown days those before today: they are counted now and then, today whenever somebody looks. */
export const keptDays = shownDays - 1

/** The first of the days that the page of SMS shows, today the last. */
export const firstShownDay = (today: Temporal.PlainDate): Temporal.PlainDate => today.subtract({ days: shownDays - 1 })

export const nominee = {
  title: 'Insurance nominee',
  relation: 'Relation',
  relations: {
    spouse: 'Husband or wife',
    parent: 'Father or mother',
    child: 'Son or daughter',
    sibling: 'Brother or sister',
    other: 'Somebody else',
  },
  why: 'Who gets the insurance money if you die? Write it here. We may also call this person after a bad accident.',
  ask: 'Ask this person first. MWC keeps the name and number only for this, until you remove them or close your account.',
  none: 'You have not named anybody yet.',
  nameHint: 'As in the passport, in English letters',
  phoneHint: 'Choose the country code first, like +880.',
  save: 'Save the nominee',
  change: 'Change the nominee',
  remove: 'Remove the nominee',
  removeQuestion: 'Remove this nominee?',
  removeText: 'You can name somebody again at any time.',
  stay: 'Keep this nominee',
  removed: 'The nominee is removed',
}

export type NomineeWords = typeof nominee

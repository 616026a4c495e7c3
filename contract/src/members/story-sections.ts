/** The parts of a member's story that have many rows. */
export const storySections = ['payments', 'rewards', 'uses', 'consents', 'notices', 'sms', 'phones', 'requests', 'log'] as const
export type StorySection = (typeof storySections)[number]

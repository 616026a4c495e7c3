/** Photos a day and member. */
export const photosADay = 20

/** Which photo a member has, as the app is told: another text with each photo, and not where it lies. */
export function photoVersion(key: string | null): string | null {
  return key === null ? null : (/([0-9a-f-]{36})\.webp$/.exec(key)?.[1] ?? null)
}

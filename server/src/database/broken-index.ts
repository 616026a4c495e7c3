/** The unique index that a statement broke (SQLSTATE 23505); undefined for every other fault. */
export function brokenIndex(error: unknown): string | undefined {
  const { code, constraint } = error as { code?: string; constraint?: string }
  return code === '23505' ? constraint : undefined
}

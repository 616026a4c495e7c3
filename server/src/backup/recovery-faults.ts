const known: { says: RegExp; means: string }[] = [
  {
    says: /recovery ended before configured recovery target was reached/,
    means: 'The archive of WAL ends before that moment, or lacks a part before it.',
  },
  { says: /No space left on device/, means: 'The disk is full.' },
  {
    says: /could not locate required checkpoint record|WAL ends before end of online backup|WAL ends before consistent recovery point/,
    means: 'WAL of the time of the backup is missing.',
  },
  { says: /could not find WAL|requested WAL segment|could not restore file/, means: 'WAL could not be taken from the archive.' },
]
const shown = 6

/** What PostgreSQL's last words mean to whoever restores, with those words. */
export function faultOfRecovery(said: readonly string[]): string {
  const grave = said.filter((line) => /(FATAL|PANIC|ERROR|HINT|cp:|sh:)/.test(line))
  const last = (grave.length > 0 ? grave : said).slice(-shown)
  const meaning = known.find(({ says }) => said.some((line) => says.test(line)))?.means ?? 'PostgreSQL did not start from the backup.'
  return [meaning, ...last.map((line) => `  ${line}`)].join('\n')
}

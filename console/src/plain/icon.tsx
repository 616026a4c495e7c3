import { type IconName, icons } from './icons.ts'

/** A drawing beside a word that says the same; where no word stands, `label` says it. */
export function Icon({ name, label }: { name: IconName; label?: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
      <path d={icons[name]} />
    </svg>
  )
}

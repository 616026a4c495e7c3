import { IconPhone } from '@tabler/icons-react'
import { useWords } from '../../words/use-words.ts'
import { telAddress, useProgramme } from '../programme/use-programme.ts'
import { LinkButton } from '../screen/button.tsx'

/** Calls the helpline; nothing where the centre has set none. */
export function HelplineButton({ variant = 'primary' }: { variant?: 'primary' | 'secondary' | 'quiet' }) {
  const words = useWords().account
  const helpline = useProgramme().data?.helpline
  if (!helpline) return null
  return (
    <LinkButton variant={variant} icon={<IconPhone aria-hidden="true" />} to={telAddress(helpline)}>
      {words.callHelpline(helpline.replaceAll(' ', '\u00a0'))}
    </LinkButton>
  )
}

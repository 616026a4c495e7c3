import { IconPhone } from '@tabler/icons-react'
import { LinkButton } from '../../shared/screen/button.tsx'
import { telAddress, useProgramme } from '../../shared/programme/use-programme.ts'
import { useWords } from '../../words/use-words.ts'

/** Calls the helpline; nothing where the centre has set none. */
export function HelplineButton({ variant = 'secondary' }: { variant?: 'primary' | 'secondary' }) {
  const words = useWords('payments').payments
  const helpline = useProgramme().data?.helpline
  if (!helpline) return null
  return (
    <LinkButton variant={variant} icon={<IconPhone aria-hidden="true" />} to={telAddress(helpline)}>
      {words.callHelpline(helpline.replaceAll(' ', '\u00a0'))}
    </LinkButton>
  )
}

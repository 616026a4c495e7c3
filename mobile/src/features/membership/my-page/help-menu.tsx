import { IconBrandWhatsapp, IconHelp, IconMessages, IconPhone } from '@tabler/icons-react'
import { LinkRow, Menu } from '../../../shared/rows/menu-row.tsx'
import { telAddress, useProgramme } from '../../../shared/programme/use-programme.ts'
import { useWords } from '../../../words/use-words.ts'
import { messageUsPath, questionsPath } from '../../../paths/paths.ts'

/** The ways to help: for everybody, and writing to staff for active members. */
export function HelpMenu({ active }: { active: boolean }) {
  const { membership: words, shared } = useWords('membership')
  const programme = useProgramme().data
  return (
    <Menu title={words.help}>
      {active && (
        <LinkRow icon={<IconMessages className="size-6" />} text={words.messageUs} note={words.messageUsHint} to={messageUsPath} />
      )}
      {programme && (
        <LinkRow
          icon={<IconPhone className="size-6" />}
          text={words.callHelpline}
          note={programme.helpline}
          to={telAddress(programme.helpline)}
        />
      )}
      {programme?.whatsapp && (
        <LinkRow
          icon={<IconBrandWhatsapp className="size-6" />}
          text={words.whatsapp}
          note={words.whatsappHint}
          to={`https://wa.me/${programme.whatsapp}`}
        />
      )}
      <LinkRow icon={<IconHelp className="size-6" />} text={shared.faq} to={questionsPath} />
    </Menu>
  )
}

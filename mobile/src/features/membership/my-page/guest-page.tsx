import { languageNames } from '@mwc/contract/language/language'
import { IconInfoCircle, IconLanguage, IconUser, IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { LegalLinks } from '../../../shared/legal/legal-links.tsx'
import { Button, LinkButton } from '../../../shared/screen/button.tsx'
import { goToLogIn } from '../../../shared/navigation/navigation.ts'
import { LanguageSheet } from '../../../shared/screen/language-sheet.tsx'
import { ButtonRow, LinkRow, Menu } from '../../../shared/rows/menu-row.tsx'
import { Screen } from '../../../shared/screen/screen.tsx'
import { useWasHere } from '../../../shared/loading/was-here.hook.ts'
import { useLanguage, useWords } from '../../../words/use-words.ts'
import { appVersion } from './app-version.ts'
import { HelpMenu } from './help-menu.tsx'
import { aboutMembershipPath, signUpPath } from '../../../paths/paths.ts'

/** My Page for who is not signed in: the ways in, and what needs no account. */
export function GuestPage() {
  const { account, home, joining, membership, shared } = useWords('home', 'joining', 'membership')
  const language = useLanguage()
  const wasHere = useWasHere()
  const [isChoosing, setIsChoosing] = useState(false)
  return (
    <Screen title={shared.tabs.myPage} tab="myPage">
      <div className="space-y-7">
        <section className="space-y-3 rounded-card bg-card p-5 shadow-raised">
          <p className="font-semibold">{wasHere ? account.logInAgain : joining.guest}</p>
          <Button icon={<IconUser aria-hidden="true" />} onClick={goToLogIn}>
            {account.logIn}
          </Button>
          <LinkButton variant="secondary" to={signUpPath()} icon={<IconUserPlus aria-hidden="true" />}>
            {home.join}
          </LinkButton>
        </section>
        <Menu title={membership.more}>
          <LinkRow icon={<IconInfoCircle className="size-6" />} text={account.beforeJoining} to={aboutMembershipPath} />
          <ButtonRow
            icon={<IconLanguage className="size-6" />}
            text={membership.language}
            note={languageNames[language]}
            onClick={() => setIsChoosing(true)}
          />
        </Menu>
        <HelpMenu active={false} />
        <LegalLinks {...membership.legal} />
        <p data-unspoken="" className="text-center text-sm text-ink-2">
          {appVersion}
        </p>
      </div>
      <LanguageSheet open={isChoosing} onClose={() => setIsChoosing(false)} />
    </Screen>
  )
}

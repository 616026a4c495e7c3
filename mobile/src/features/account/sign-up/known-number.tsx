import { IconKey, IconLogin2, IconUserQuestion } from '@tabler/icons-react'
import { HelplineButton } from '../../../shared/helpline/helpline-button.tsx'
import { Button, LinkButton } from '../../../shared/screen/button.tsx'
import { goTo } from '../../../shared/navigation/navigation.ts'
import { useWords } from '../../../words/use-words.ts'
import { changeDraft } from '../draft/sign-up.draft.ts'
import { forgetPwdPath, logInPath, signUpPath } from '../../../paths/paths.ts'

type Known = 'active' | 'expired' | 'pendingPayment' | 'deactivated'

/** The number belongs to somebody already: what that means and the ways on. */
export function KnownNumber({ known }: { known: Known }) {
  const { account, signUp: words } = useWords('signUp')
  const { title, text } = words.known[known]
  const logIn = { active: account.logIn, expired: words.logInAndRenew, pendingPayment: words.logInAndContinue, deactivated: null }[known]
  return (
    <div className="space-y-6">
      <section className="space-y-4 rounded-card bg-card p-5 shadow-raised">
        <h2 className="text-xl font-bold">{title}</h2>
        <p className="text-lg">{text}</p>
        <div className="space-y-3">
          {logIn && (
            <>
              <LinkButton to={logInPath} icon={<IconLogin2 aria-hidden="true" />}>
                {logIn}
              </LinkButton>
              <LinkButton variant="secondary" to={forgetPwdPath()} icon={<IconKey aria-hidden="true" />}>
                {account.forgotPassword}
              </LinkButton>
            </>
          )}
          {known === 'active' && <HelplineButton variant="quiet" />}
          {known === 'deactivated' && <HelplineButton />}
        </div>
      </section>
      <section className="space-y-3">
        <p className="text-ink-2">{words.notMineText}</p>
        <Button
          variant="secondary"
          icon={<IconUserQuestion aria-hidden="true" />}
          onClick={() => {
            changeDraft({ notMine: true })
            goTo(signUpPath('you'))
          }}
        >
          {words.notMine}
        </Button>
      </section>
    </div>
  )
}

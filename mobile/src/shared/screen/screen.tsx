import { IconArrowLeft, IconLanguage, IconPhone } from '@tabler/icons-react'
import { createContext, useContext, useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { useChooseLanguage, useLanguage, useWords } from '../../words/use-words.ts'
import { followInside, isSecondTap } from './button.tsx'
import { LanguageSheet } from './language-sheet.tsx'
import { getSession } from '../session/session.ts'
import { PathContext, goBack, goTo } from '../navigation/navigation.ts'
import { FeatureSlots, SpeakerSlot } from './feature-slots.ts'
import { telAddress, useProgramme } from '../programme/use-programme.ts'
import { appBase, contactPath, questionsPath } from '../../paths/paths.ts'

export type Tab = 'home' | 'privileges' | 'member' | 'contact' | 'myPage'

/** Where the page renderer learns what the screen that it renders is called, and what a link to it says of it. */
export const TitleContext = createContext<(title: string, about: string | undefined) => void>(() => undefined)

/** Letters of a title that fit on two lines of a small phone's bar, at its usual size. */
const longGreeting = 20

let screensShown = 0

/** Titles the page. Moves focus to the title of every screen but the first, so that screen readers say where one has come to. */
export function useTitleFocus(title: string, about?: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  useContext(TitleContext)(title, about)
  useEffect(() => {
    screensShown += 1
    if (screensShown > 1) heading.current?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    document.title = title
  }, [title])
  return heading
}

/** Opens the sheet of the language button in the bar. */
export const askLanguage = () => document.querySelector<HTMLElement>('header [command]')?.click()

/** Its sheet is in the page as it came: the first tap opens it, before React is there. */
function LanguageButton() {
  const words = useWords()
  const shown = useLanguage()
  const choose = useChooseLanguage()
  const id = useId()
  return (
    <>
      <button
        type="button"
        aria-label={words.shared.chooseLanguage}
        aria-haspopup="dialog"
        {...{ command: 'show-modal', commandfor: id }}
        onClick={({ currentTarget }) => {
          const sheet = currentTarget.nextElementSibling as HTMLDialogElement
          // For browsers that do not know the command.
          if (!('command' in currentTarget)) sheet.showModal()
        }}
        className="flex size-12 shrink-0 items-center justify-center rounded-full text-harbour-700"
      >
        <IconLanguage aria-hidden="true" className="size-7" />
      </button>
      <LanguageSheet
        id={id}
        open={false}
        // Asked on the first visit: who closes it without a choice keeps what is shown.
        onClose={() => getSession().language === null && void choose(shown)}
      />
    </>
  )
}

const help = 'inline-flex min-h-12 items-center justify-center rounded-full px-4 text-center font-semibold text-harbour-700'

/** Help in the same place on every screen, its foot: the helpline, the frequent questions, WhatsApp where the centre has it. */
function HelpLinks() {
  const { shared } = useWords()
  const { helpline, whatsapp } = useProgramme().data ?? {}
  const isAnswering = useContext(PathContext).startsWith(questionsPath)
  return (
    <ul className="mt-8 flex flex-wrap justify-center">
      <li>
        <a
          href={helpline ? telAddress(helpline) : appBase + contactPath}
          onClick={helpline ? undefined : followInside(contactPath)}
          className={help}
        >
          <span className="text-balance">
            <IconPhone aria-hidden="true" className="mr-2 inline-block size-5 align-[-0.25em]" />
            {helpline ? shared.helpCall(helpline.replaceAll(' ', '\u00a0')) : shared.help}
          </span>
        </a>
      </li>
      {!isAnswering && (
        <li>
          <a href={appBase + questionsPath} onClick={followInside(questionsPath)} className={help}>
            {shared.faq}
          </a>
        </li>
      )}
      {whatsapp && (
        <li>
          <a href={`https://wa.me/${whatsapp}`} target="_blank" rel="noopener" className={help}>
            WhatsApp
          </a>
        </li>
      )}
    </ul>
  )
}

/**
 * The frame of every screen: navigation bar (back, title, language), main landmark, help, a sticky action above the keyboard.
 * `back`: true goes by the history stack, a path goes there; a tab's screen has none.
 * `about` says in a sentence what the screen is for, where a link to it is shared.
 * `headingHidden` keeps the title for screen readers only, and the bar's place for `bar`.
 * `roomy`: on a laptop what it marks as `two-columns` stands so.
 */
export function Screen({
  title,
  about,
  children,
  back = false,
  tab,
  action,
  headingHidden = false,
  roomy = false,
  bar,
}: {
  title: string
  about?: string
  children: ReactNode
  back?: boolean | string
  tab?: Tab
  action?: ReactNode
  headingHidden?: boolean
  roomy?: boolean
  bar?: ReactNode
}) {
  const words = useWords()
  const { bar: barExtra, bell } = useContext(FeatureSlots)
  // A greeting is as long as a name: two lines of it, and the whole of it for a screen reader.
  const isLong = tab === 'home' && title.length > longGreeting
  const look = `${tab && !isLong ? 'text-title' : 'text-title-back'} ${tab === 'home' ? 'line-clamp-2' : ''}`
  const heading = useTitleFocus(tab === 'home' ? words.shared.appName : `${title} · ${words.shared.appName}`, about)
  return (
    <div className={`mx-auto flex min-h-dvh ${roomy ? 'roomy' : 'max-w-lg'} flex-col ${tab ? 'pb-tab-bar' : ''}`}>
      <header className="sticky top-0 z-20 bg-paper pt-[env(safe-area-inset-top)]">
        <div className="flex min-h-14 items-center px-1.5">
          {back ? (
            <button
              type="button"
              aria-label={words.shared.back}
              onClick={(event) => {
                if (isSecondTap(event)) return
                if (typeof back === 'string') goTo(back, { replace: true })
                else goBack()
              }}
              className="flex size-12 shrink-0 items-center justify-center rounded-full text-harbour-700"
            >
              <IconArrowLeft aria-hidden="true" className="size-7" />
            </button>
          ) : (
            <span className="w-3.5" />
          )}
          <div className="min-w-0 flex-1 py-1.5">
            {bar}
            <h1 ref={heading} tabIndex={-1} className={headingHidden ? 'sr-only' : `font-bold ${look}`}>
              {title}
            </h1>
          </div>
          {tab === 'home' && bell}
          {tab && barExtra}
          {useContext(SpeakerSlot)}
          <LanguageButton />
        </div>
      </header>
      <main className="flex flex-1 flex-col px-gutter pt-2 pb-6">
        <div className="flex-1">{children}</div>
        <HelpLinks />
      </main>
      {action && (
        <div
          className={`sticky z-10 border-t border-hairline bg-paper px-gutter py-3 ${tab ? 'bottom-tab-bar' : 'bottom-0 pb-[calc(12px+env(safe-area-inset-bottom))]'}`}
        >
          {action}
        </div>
      )}
    </div>
  )
}

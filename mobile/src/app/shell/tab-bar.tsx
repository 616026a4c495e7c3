import {
  IconHome,
  IconHomeFilled,
  IconId,
  IconIdFilled,
  IconMessageCircle,
  IconMessageCircleFilled,
  IconRosetteDiscount,
  IconRosetteDiscountFilled,
  IconUser,
  IconUserFilled,
} from '@tabler/icons-react'
import { followInside } from '../../shared/screen/button.tsx'
import type { Tab } from '../../shared/screen/screen.tsx'
import { useWords } from '../../words/use-words.ts'
import { appBase, contactPath, memberCardPath, myPagePath, privilegesPath } from '../../paths/paths.ts'

const tabs: { tab: Tab; path: string; Rest: typeof IconHome; Chosen: typeof IconHomeFilled }[] = [
  { tab: 'home', path: '/', Rest: IconHome, Chosen: IconHomeFilled },
  { tab: 'privileges', path: privilegesPath, Rest: IconRosetteDiscount, Chosen: IconRosetteDiscountFilled },
  { tab: 'member', path: memberCardPath, Rest: IconId, Chosen: IconIdFilled },
  { tab: 'contact', path: contactPath, Rest: IconMessageCircle, Chosen: IconMessageCircleFilled },
  { tab: 'myPage', path: myPagePath, Rest: IconUser, Chosen: IconUserFilled },
]

/**
 * The five tabs, each with icon and word; 56 px high, and in two rows where text is enlarged (`--spacing-tab-bar`).
 * Tamil has room at 320 px with one bold label only.
 */
export function TabBar({ current }: { current: Tab }) {
  const words = useWords().shared
  return (
    <nav
      aria-label={words.tabBar}
      className="@container fixed inset-x-0 bottom-0 z-20 border-t border-hairline bg-card pb-[env(safe-area-inset-bottom)]"
    >
      <ul className="mx-auto tabs flex h-14 max-w-lg @max-[15rem]:h-30 @max-[15rem]:flex-wrap">
        {tabs.map(({ tab, path, Rest, Chosen }) => {
          const chosen = tab === current
          const Icon = chosen ? Chosen : Rest
          return (
            <li key={tab} className="flex-auto @max-[15rem]:basis-[30%]">
              <a
                href={appBase + path}
                aria-current={chosen ? 'page' : undefined}
                onClick={followInside(path)}
                className={`flex h-full flex-col items-center justify-center text-center text-tab font-semibold ${chosen ? 'text-harbour-700' : 'text-ink-2 [&:lang(ta)]:font-normal'}`}
              >
                <Icon aria-hidden="true" size={30} />
                <span className="px-px leading-none whitespace-nowrap">{words.tabs[tab]}</span>
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

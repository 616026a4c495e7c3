import type { PrivilegeCard } from '@mwc/contract/content/content.schemas'
import { IconId, IconMessageCircle, IconRosetteDiscount, IconUmbrella } from '@tabler/icons-react'
import { TextLink } from '../../../shared/screen/button.tsx'
import { langOf } from '../../../shared/content/in-english.tsx'
import { useWords } from '../../../words/use-words.ts'
import { privilegePath, privilegesPath } from '../../../paths/paths.ts'

/** What a member has, each with its picture; some privileges by name, and the way to all of them. */
export function WhatYouGet({ privileges }: { privileges: PrivilegeCard[] }) {
  const words = useWords('joining').joining
  const gains = [
    [IconId, words.card],
    [IconUmbrella, words.insurance],
    [IconMessageCircle, words.help],
    [IconRosetteDiscount, words.privileges],
  ] as const
  return (
    <div className="rounded-card bg-card p-4 shadow-raised">
      <ul className="space-y-3">
        {gains.map(([Icon, text]) => (
          <li key={text} className="flex items-center gap-3">
            <span
              aria-hidden="true"
              className="flex size-11 shrink-0 items-center justify-center rounded-full bg-harbour-100 text-harbour-700"
            >
              <Icon className="size-6" />
            </span>
            <span className="min-w-0 flex-1 font-semibold">{text}</span>
          </li>
        ))}
      </ul>
      <ul className="mt-1 pl-14">
        {privileges.map((privilege) => (
          <li key={privilege.id} {...langOf(privilege)}>
            <TextLink to={privilegePath(privilege.id)}>
              <bdi>{privilege.title}</bdi>
            </TextLink>
          </li>
        ))}
      </ul>
      <p className="pl-14">
        <TextLink to={privilegesPath}>{words.seeAllPrivileges}</TextLink>
      </p>
    </div>
  )
}

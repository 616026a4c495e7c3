import { useQuery } from '@tanstack/react-query'
import { IconBuildingStore, IconId, IconUserPlus } from '@tabler/icons-react'
import { LinkButton } from '../../../shared/screen/button.tsx'
import { usePosition } from '../../../shared/browsing/near-me.ts'
import { useSession } from '../../../shared/session/session.ts'
import { useLanguage, useWords } from '../../../words/use-words.ts'
import { privilegeQuery } from '../privileges.queries.ts'
import { memberCardPath, privilegeUsePath, signUpPath } from '../../../paths/paths.ts'

/** How somebody comes to use the privilege with this id: at a shop where it is counted, with the card, or by joining. */
export function HowToUse({ id }: { id: string | null }) {
  const words = useWords('privileges').privileges
  const member = useSession().token !== null
  const { data: privilege } = useQuery(privilegeQuery(useLanguage(), id, usePosition()))
  if (!privilege) return null
  if (member && privilege.limits?.left === 0) return <p className="py-2 text-center text-lg font-semibold text-ink-2">{words.gone}</p>
  if (member && privilege.limits)
    return (
      <LinkButton to={privilegeUsePath(privilege.id)} icon={<IconBuildingStore aria-hidden="true" />}>
        {words.useNow}
      </LinkButton>
    )
  return member ? (
    <LinkButton to={memberCardPath} icon={<IconId aria-hidden="true" />}>
      {words.showCard}
    </LinkButton>
  ) : (
    <LinkButton to={signUpPath()} icon={<IconUserPlus aria-hidden="true" />}>
      {words.join}
    </LinkButton>
  )
}

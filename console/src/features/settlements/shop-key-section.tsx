import type { StaffRole } from '@mwc/contract/endpoint/access'
import { mayCall } from '@mwc/contract/endpoint/may-call'
import { listShopKeys, newShopCode, newShopPin } from '@mwc/contract/redemptions/redemption-desk.calls'
import type { ShopKey } from '@mwc/contract/redemptions/redemption-desk.schemas'
import { shownShopCode } from '@mwc/contract/redemptions/shop-code'
import { readPoster } from '@mwc/contract/settlements/settlement-desk.calls'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePermissions } from 'react-admin'
import { callServer } from '../../calls/call-server.ts'
import { ActButton } from '../../page/act-button.tsx'
import { Facts } from '../../page/facts.tsx'
import { FileButton } from '../../page/file-button.tsx'
import { MomentText } from '../../page/moment-text.tsx'
import { Section } from '../../page/section.tsx'

/** The code of the shop's poster and its PIN, for whoever keeps them. */
export function ShopKeySection({ shopId }: { shopId: string }) {
  const { permissions } = usePermissions<StaffRole>()
  const isKeeper = permissions !== undefined && mayCall(listShopKeys, permissions)
  const { data, refetch } = useQuery({
    queryKey: ['shop-key', shopId],
    enabled: isKeeper,
    queryFn: async ({ signal }) => (await callServer(listShopKeys, { ids: shopId }, signal)).rows[0] ?? null,
  })
  return data ? <Keys shop={data} readAgain={() => void refetch()} /> : null
}

function Keys({ shop: { id, name, code, hasPin, pinSetAt }, readAgain }: { shop: ShopKey; readAgain: () => void }) {
  const [pin, setPin] = useState<string | null>(null)
  const poster = async () => new Blob([(await callServer(readPoster, { id })).html], { type: 'text/html' })
  return (
    <Section title="Poster, code and PIN">
      <Box sx={{ display: 'grid', gap: 2, px: 2, pb: 2 }}>
        <Facts
          facts={[
            ['Code of the poster', code === null ? 'None yet' : shownShopCode(code)],
            ['PIN', hasPin ? 'Set' : 'None'],
            ['PIN set', <MomentText key="pin" at={pinSetAt} />],
          ]}
        />
        {pin ? (
          <Alert severity="success" onClose={() => setPin(null)}>
            The PIN of {name} is <strong>{pin}</strong>. It is shown this once: hand it over now.
          </Alert>
        ) : null}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {code === null ? null : (
            <FileButton label="Save the poster" name={`poster-${name.replaceAll(/[^\w]+/g, '-')}.html`} make={poster} />
          )}
          <ActButton
            quiet
            label="New code"
            question={`Give ${name} a new code?`}
            explained="The posters that hang there stop working at once. Print the new one."
            done="A new code."
            call={newShopCode}
            input={{ id }}
            fields={[]}
            onDone={readAgain}
          />
          <ActButton
            quiet
            label="New PIN"
            question={`Give ${name} a new PIN?`}
            explained="It is shown once. The old one stops working at once."
            done="A new PIN."
            call={newShopPin}
            input={{ id }}
            fields={[]}
            onDone={(answer) => {
              setPin(answer.pin)
              readAgain()
            }}
          />
        </Box>
      </Box>
    </Section>
  )
}

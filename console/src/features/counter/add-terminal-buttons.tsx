import { contentDesk } from '@mwc/contract/content/content-desk.calls'
import { placeKinds } from '@mwc/contract/content/content-kinds'
import { mayCall } from '@mwc/contract/endpoint/may-call'
import type { StaffRole } from '@mwc/contract/endpoint/access'
import { addTerminal } from '@mwc/contract/payments/counter-desk.calls'
import { useQuery } from '@tanstack/react-query'
import { usePermissions } from 'react-admin'
import { callServer } from '../../calls/call-server.ts'
import { ActButton, type ActField } from '../../page/act-button.tsx'
import { terminalNameField } from './terminal-name-field.ts'

const kindWords = { centre: 'Centre', clinic: 'Clinic', recreation: 'Recreation' } as const

const placeFields: readonly ActField[] = [
  { name: 'kind', label: 'Kind', choices: placeKinds.map((id) => ({ id, name: kindWords[id] })), first: 'centre' },
  { name: 'name.english', label: 'Name', hint: 'In English; members read it until there is one in their language.' },
  { name: 'text.english', label: 'What one can do there', kind: 'note', first: 'Pay your fee at the NETS machine.' },
  { name: 'address', label: 'Address' },
  { name: 'latitude', label: 'Latitude', kind: 'degrees', hint: 'From a map, such as 1.3108.' },
  { name: 'longitude', label: 'Longitude', kind: 'degrees', hint: 'Such as 103.8527.' },
  { name: 'hours.english', label: 'Opening hours', hint: 'As they are told, such as Every day 10 am to 8 pm.' },
]

/** A place more that has a NETS machine, where there is none yet that could have a terminal. */
function AddPlaceButton() {
  return (
    <ActButton
      label="Add a place"
      question="Where are fees taken?"
      explained="Members see the place in the app from now on. A terminal is added to it next."
      done="Added. Now add its terminal."
      call={contentDesk.place.add}
      input={{}}
      fields={placeFields}
      shape={({ 'name.english': name, 'text.english': text, 'hours.english': hours, ...rest }) => ({
        ...rest,
        name: { english: String(name) },
        text: { english: String(text) },
        hours: { english: String(hours) },
        hasNets: true,
        position: 0,
        publishFrom: new Date().toISOString(),
      })}
    />
  )
}

/** A terminal more, for whoever keeps the list; before it a place, where none takes fees. */
export function AddTerminalButtons() {
  const { permissions } = usePermissions<StaffRole>()
  const may = permissions !== undefined && mayCall(addTerminal, permissions)
  const { data } = useQuery({
    queryKey: ['counter', 'places'],
    queryFn: ({ signal }) => callServer(contentDesk.place.list, { pageSize: 100 }, signal),
    enabled: may,
  })
  if (!may || !data) return null
  const places = data.rows.filter(({ hasNets }) => hasNets)
  return (
    <>
      <AddPlaceButton />
      {places.length > 0 ? (
        <ActButton
          label="Add a terminal"
          question="Which NETS machine is new?"
          explained="From then on a shift can be begun on it. Places without a NETS machine are not offered."
          done="Added."
          call={addTerminal}
          input={{}}
          fields={[
            {
              name: 'placeId',
              label: 'Place',
              choices: places.map(({ id, name }) => ({ id, name: name.english })),
              ...(places.length === 1 && places[0] ? { first: places[0].id } : {}),
            },
            terminalNameField,
          ]}
        />
      ) : null}
    </>
  )
}

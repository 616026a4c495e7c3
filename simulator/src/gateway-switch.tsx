import { type GatewayMode, gatewayModes, type Party, setGateway } from './call.ts'

const labels: Record<GatewayMode, string> = {
  up: 'Works',
  down: 'Is down',
  slow: 'Answers after five seconds',
  lostAnswer: 'Does its work, but the answer is lost',
}

/** How a party behaves towards the server, for everybody who uses this simulator. */
export function GatewaySwitch(props: { party: Party; title: string; mode: GatewayMode; onChange: () => void }) {
  const { party, title, mode, onChange } = props
  return (
    <fieldset className="gateway">
      <legend>{title}</legend>
      {gatewayModes.map((name) => (
        <label key={name}>
          <input type="radio" name={party} checked={mode === name} onChange={() => void setGateway(party, name).then(onChange)} />
          {labels[name]}
        </label>
      ))}
    </fieldset>
  )
}

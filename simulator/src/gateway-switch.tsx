import { type GatewayMode, gatewayModes, setGateway } from './call.ts'

const labels: Record<GatewayMode, string> = {
  up: 'Works',
  down: 'Is down',
  slow: 'Answers after five seconds',
  lostAnswer: 'Does its work, but the answer is lost',
}

/** How the payment gateway behaves towards the server, for everybody who uses this simulator. */
export function GatewaySwitch({ mode, onChange }: { mode: GatewayMode; onChange: () => void }) {
  return (
    <fieldset className="gateway">
      <legend>The payment gateway</legend>
      {gatewayModes.map((name) => (
        <label key={name}>
          <input type="radio" name="gateway" checked={mode === name} onChange={() => void setGateway(name).then(onChange)} />
          {labels[name]}
        </label>
      ))}
    </fieldset>
  )
}

import '@fontsource-variable/figtree'
import './simulator.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Bank } from './bank.tsx'
import { Machine } from './nets-machine.tsx'
import { Phone } from './phone.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('the page has no root')
createRoot(root).render(
  <StrictMode>
    <header className="warning">
      <h1>Simulator</h1>
      <p>
        Nothing here is real: no message is sent and no money moves. It stands in for a phone, a bank and a NETS machine while the programme
        is tried out.{' '}
        <a href="/mobile/" target="_blank" rel="noreferrer">
          Open the member&apos;s app
        </a>
      </p>
    </header>
    <main>
      <Phone />
      <Bank />
      <Machine />
    </main>
  </StrictMode>,
)

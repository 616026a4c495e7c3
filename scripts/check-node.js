// Plain JavaScript, so that an older Node, which reads no TypeScript, can still say what is missing.
import { existsSync } from 'node:fs'

const needed = 26
const major = Number(process.versions.node.split('.')[0])
if (major < needed) {
  console.error(
    `This needs Node ${needed}, and this is Node ${process.versions.node}: run "npm ci" (it brings Node ${needed} for Linux, macOS and Windows) and start with "npm start", or install Node ${needed}.`,
  )
  process.exit(1)
}
if (!existsSync(new URL('../node_modules/vite', import.meta.url))) {
  console.error('The parts are not installed yet: run "npm ci" first.')
  process.exit(1)
}

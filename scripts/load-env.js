// Plain JavaScript, since it is loaded before it is known which Node runs it. What the environment says stands before what the file says.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const file = fileURLToPath(new URL('../.env', import.meta.url))
if (existsSync(file)) process.loadEnvFile(file)

import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, preview } from 'vite'

/**
 * Builds the page of all primitives into a temporary folder and serves it on loopback. No member ever gets it.
 * `watch` builds it again after every change; the page must be loaded anew.
 */
export async function servePrimitives(port: number, watch = false): Promise<{ address: string; stop: () => Promise<void> }> {
  const outDir = mkdtempSync(join(tmpdir(), 'mwc-primitives-'))
  const shape = { root: import.meta.dirname, configFile: false, logLevel: 'warn' } as const
  await build({
    ...shape,
    plugins: [react(), tailwindcss()],
    build: { outDir, emptyOutDir: true, target: ['chrome111', 'safari16.4'], watch: watch ? {} : null },
  })
  const server = await preview({ ...shape, build: { outDir }, preview: { host: '127.0.0.1', port, strictPort: true } })
  const stop = async () => {
    await server.close()
    rmSync(outDir, { recursive: true, force: true })
  }
  return { address: `http://127.0.0.1:${port}/`, stop }
}

if (import.meta.main) console.log(`All primitives: ${(await servePrimitives(Number(process.env['PORT'] ?? 8090), true)).address}`)

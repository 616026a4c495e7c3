import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

/** A folder for the dump with which every embedded database of a run starts; the first test that needs it makes it. */
export function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'mwc-tables-'))
  project.provide('tablesFolder', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}

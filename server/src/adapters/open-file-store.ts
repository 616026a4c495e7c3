import { join } from 'node:path'
import { type Config, ConfigError } from '../config.ts'
import type { FileStore } from '../ports/file-store.ts'
import { folderFileStore } from './folder-file-store.ts'

/** Where files are kept by the settings; S3's SDK is loaded for S3 alone. Throws a `ConfigError` for what fits no bucket. */
export async function openFileStore(config: Config): Promise<FileStore> {
  if (config.FILES === 'folder') return folderFileStore(join(config.DATA_FOLDER, 'files'))
  const [{ s3FileStore }, { bucketProblem }] = await Promise.all([import('./s3-file-store.ts'), import('./check-bucket.ts')])
  const files = await s3FileStore(config)
  const problem = await bucketProblem(config, files)
  if (problem !== null) throw new ConfigError([problem])
  return files
}

import type { ComponentType } from 'react'
import { Group, Specimen } from './specimen.tsx'

/** Every file of pictures, so that a new one is seen here by itself; the QR draws what it is given. */
const files = import.meta.glob<Record<string, ComponentType>>(
  ['../src/shared/pictures/*-picture.tsx', '!../src/shared/pictures/qr-picture.tsx'],
  { eager: true },
)

export function Pictures() {
  return (
    <Group name="Pictures">
      <div className="grid grid-cols-[repeat(auto-fill,minmax(8.25rem,1fr))] gap-4">
        {Object.values(files)
          .flatMap((file) => Object.entries(file))
          .map(([name, Picture]) => (
            <Specimen key={name} name={name}>
              <Picture />
            </Specimen>
          ))}
      </div>
    </Group>
  )
}

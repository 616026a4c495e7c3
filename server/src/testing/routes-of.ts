import { apiBase } from '@mwc/contract/endpoint/api-base'
import type { FastifyInstance } from 'fastify'

/** Every route below `/h5-api`, as the router has them. */
export function routesOf(app: FastifyInstance): string[] {
  const path: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const match = /^([│ ]*)[└├]── (.*) \((.*)\)$/.exec(line)
      if (!match) return []
      const [, indent = '', part = '', methods = ''] = match
      path.length = indent.length / 4
      path.push(part)
      const whole = path.join('')
      return methods
        .split(', ')
        .filter((method) => method !== 'HEAD')
        .map((method) => `${method} ${whole}`)
    })
    .filter((route) => route.includes(` ${apiBase}/`) && !route.includes(`${apiBase}/docs`))
    .map((route) => route.replace(apiBase, ''))
}

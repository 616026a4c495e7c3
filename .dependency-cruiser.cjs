/** Who may import whom. `scripts/check-imports.ts` runs it, looks for circles of folders, and fails where a rule sees nothing. */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },
    {
      name: 'contract-knows-zod-only',
      severity: 'error',
      from: { path: '^contract/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^contract/src|node_modules/zod/' },
    },
    {
      name: 'rules-are-pure',
      severity: 'error',
      from: { path: '\\.rules\\.ts$' },
      to: { pathNot: '\\.rules\\.ts$|^contract/src', dependencyTypesNot: ['type-only'] },
    },
    { name: 'routes-use-verbs-and-views', severity: 'error', from: { path: '\\.routes\\.ts$' }, to: { path: '\\.repo\\.ts$' } },
    {
      // Of another feature, however deep it lies: its verbs (`verb-noun.ts`) and nothing with a role.
      name: 'server-features-know-verbs-only',
      severity: 'error',
      from: { path: '^server/src/features/([^/]+)/' },
      to: { path: '^server/src/features/.+\\.(routes|rules|repo|views|jobs)\\.ts$', pathNot: '^server/src/features/$1/' },
    },
    {
      // Rooms of one feature share repos and rules downhill (see 'no circles'); routes, views and jobs stay in their room.
      name: 'server-rooms-keep-their-routes-views-and-jobs',
      severity: 'error',
      from: { path: '^server/src/features/(.+)/[^/]+$', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/src/features/.+\\.(routes|views|jobs)\\.ts$', pathNot: '^server/src/features/$1/[^/]+$' },
    },
    {
      name: 'features-decide-behind-verbs',
      severity: 'error',
      from: { path: '^server/src/', pathNot: '^server/src/(features|testing)/|\\.test\\.ts$' },
      to: { path: '^server/src/features/.+\\.(rules|repo|views)\\.ts$' },
    },
    {
      name: 'only-repos-write-sql',
      severity: 'error',
      from: { path: '^server/src/features/', pathNot: '\\.(repo|test)\\.ts$' },
      to: { path: '^node_modules/kysely/' },
    },
    {
      name: 'views-only-shape',
      severity: 'error',
      from: { path: '^server/src/features/.+\\.views\\.ts$' },
      to: { path: '\\.repo\\.ts$|^server/src/database/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'client-features-are-islands',
      severity: 'error',
      from: { path: '^mobile/src/features/([^/]+)/' },
      to: { path: '^mobile/src/(features/[^/]+|app)/', pathNot: '^mobile/src/features/$1/' },
    },
    {
      // A page is composed in `console.tsx` and `page/`; one kind of record knows nothing of another.
      name: 'desk-features-are-islands',
      severity: 'error',
      from: { path: '^console/src/features/([^/]+)/' },
      to: { path: '^console/src/features/[^/]+/', pathNot: '^console/src/features/$1/' },
    },
    {
      name: 'shared-knows-no-feature',
      severity: 'error',
      from: { path: '^mobile/src/(shared|words)/' },
      to: { path: '^mobile/src/(features|app)/' },
    },
    {
      name: 'only-queries-call',
      severity: 'error',
      from: { path: '^mobile/src/features/', pathNot: '\\.queries\\.ts$' },
      to: { path: '^mobile/src/shared/(calls/api-client|deferred-calls/deferred-calls)\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'zod-stands-in-fields-and-schemas',
      severity: 'error',
      from: { path: '^contract/src', pathNot: '\\.(fields|schemas)\\.ts$|\\.test\\.ts$' },
      to: { path: 'node_modules/zod/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'wire-knows-schemas-as-types-only',
      severity: 'error',
      from: { path: '^contract/src/.*\\.calls\\.ts$' },
      to: { path: '^contract/src/.*\\.(fields|schemas|endpoints)\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      // What an older build stored is checked by a schema that is fetched when it is needed.
      name: 'client-calls-without-schemas',
      severity: 'error',
      from: { path: '^(mobile|console|simulator)/src/', pathNot: '\\.test\\.ts$' },
      to: { path: '^contract/src/.*\\.(schemas|endpoints)\\.ts$', dependencyTypesNot: ['type-only'], dynamic: false },
    },
    {
      name: 'only-forms-and-drafts-check-fields',
      severity: 'error',
      from: {
        path: '^(mobile|simulator)/src/',
        pathNot:
          '^mobile/src/features/account/(sign-up|lost-phone|nominee|own-account|people)/(?!.*\\.queries\\.ts$)|^mobile/src/shared/drafts/tab-draft\\.ts$|\\.test\\.ts$',
      },
      to: { path: '^contract/src/.*\\.fields\\.ts$|node_modules/zod/', dependencyTypesNot: ['type-only'], dynamic: false },
    },
    {
      name: 'main-chooses-adapters',
      severity: 'error',
      from: { pathNot: '^server/src/(main\\.ts|manage-files\\.ts|adapters/|testing/)|\\.test\\.ts$' },
      to: { path: '^server/src/adapters/' },
    },
    {
      name: 'traces-are-loaded-where-wanted',
      severity: 'error',
      from: { pathNot: '^server/src/tracing/|^server/src/testing/|\\.test\\.ts$' },
      to: {
        path: '^server/src/tracing/|node_modules/@opentelemetry/|node_modules/@fastify/otel/',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
    { name: 'sides-meet-in-the-contract', severity: 'error', from: { path: '^(mobile|console|simulator)/' }, to: { path: '^server/' } },
    { name: 'nobody-imports-measures', severity: 'error', from: { pathNot: '^bench/' }, to: { path: '^bench/' } },
    {
      name: 'nobody-imports-tests',
      severity: 'error',
      from: { pathNot: '\\.test\\.tsx?$|^server/src/testing/|^e2e/|^bench/' },
      to: { path: '\\.test\\.tsx?$|^server/src/testing/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Only what our build writes: most packages lie in a `dist` of their own.
    exclude: { path: '^(mobile|console|simulator)/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js'],
    },
  },
}

import type { Plugin } from 'vite'

/**
 * Parts of React DOM that the app does not use, by the functions through which the rest of React DOM calls them.
 * `refuse` runs only where the part is used: it throws. `skip` runs in any case, and has nothing to do without the part.
 */
const unusedParts: Record<string, { refuse?: readonly string[]; skip?: readonly string[] }> = {
  'Fragment ref': {
    refuse: ['FragmentInstance', 'commitNewChildToFragmentInstance', 'deleteChildFromFragmentInstance'],
  },
  ViewTransition: {
    refuse: [
      'applyViewTransitionToHostInstances',
      'commitAfterMutationEffectsOnFiber',
      'createViewTransitionInstance',
      'getViewTransitionName',
      'measureViewTransitionHostInstancesRecursive',
      'restoreViewTransitionOnHostInstances',
      'startViewTransition',
      'ViewTransitionPseudoElement',
    ],
    skip: [
      'commitEnterViewTransitions',
      'commitExitViewTransitions',
      'commitNestedViewTransitions',
      'restoreEnterOrExitViewTransitions',
      'restoreNestedViewTransitions',
      'trackEnterViewTransitions',
    ],
  },
  // What React puts into the head: the server does that.
  'title, meta, link, style, script': {
    refuse: [
      'acquireResource',
      'createHoistableInstance',
      'getHydratableHoistableCache',
      'getResource',
      'insertSuspendedStylesheets',
      'mountHoistable',
      'preloadResourceAndSuspendIfNeeded',
      'suspendResource',
    ],
  },
  'preload, preinit, preconnect': {
    refuse: ['preconnectAs', 'preload', 'preloadModule', 'preinitStyle', 'preinitScript', 'preinitModuleScript'],
  },
  // What has a hyphen in its name: TypeScript knows no such element here.
  'custom elements': { refuse: ['setPropOnCustomElement'] },
  'onSelect, onBeforeInput': {
    skip: [
      'constructSelectEvent',
      'getDataFromCustomEvent',
      'getFallbackBeforeInputChars',
      'getNativeBeforeInputChars',
      'isFallbackCompositionEnd',
    ],
  },
  SuspenseList: { refuse: ['updateSuspenseListComponent'] },
  'actions of forms': {
    refuse: ['mountActionState', 'updateActionState', 'rerenderActionState', 'requestFormReset'],
    skip: ['extractEvents$1', 'scheduleReplayQueueIfNeeded'],
  },
  // Which component threw: nothing here reads it, and React calls components anew to find out.
  'names of components in errors': { skip: ['getStackByFiberInDevAndProd'] },
  'sign of loading for transitions': { skip: ['defaultOnDefaultTransitionIndicator'] },
}

/** The React DOM whose code was read for this list: in another one the same function may do more. */
const readVersion = '19.3.1'

/** The code with another body for one function, and without that function's methods. */
function withBody(code: string, name: string, body: string): string {
  const quoted = name.replaceAll('$', String.raw`\$`)
  // As React is published, what begins at the start of a line ends at the start of one.
  const whole = new RegExp(String.raw`^function ${quoted}\([^]*?^}$`, 'm')
  if (!whole.test(code)) throw new Error(`React DOM has no function ${name}`)
  const methods = new RegExp(String.raw`^${quoted}\.prototype\.[^]*?^};$`, 'gm')
  return code.replace(whole, () => `function ${name}() {${body}}`).replaceAll(methods, '')
}

/**
 * Patches React DOM, which holds all that it can do: no bundler can tell what of it an app uses, a tenth of the first load.
 * `.oxlintrc.json` forbids what of it an import or an element shows. Can go when React DOM comes in parts.
 */
export const reactWithoutUnusedParts: Plugin = {
  name: 'react-without-unused-parts',
  transform: {
    filter: { id: /\/react-dom-client\.production\.js$/ },
    handler(code) {
      if (!code.includes(`exports.version = "${readVersion}"`)) throw new Error(`Not React DOM ${readVersion}: read the unused parts anew`)
      let left = code
      for (const [part, { refuse = [], skip = [] }] of Object.entries(unusedParts)) {
        for (const name of refuse) left = withBody(left, name, `throw Error("React is built without ${part}")`)
        for (const name of skip) left = withBody(left, name, '')
      }
      return { code: left, map: null }
    },
  },
}

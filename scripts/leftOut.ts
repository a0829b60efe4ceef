import type { Plugin } from 'vite';

/** Modules of packages that no call of ours reaches, by the end of their path, each with what stands in for it. */
export const leftOutModules = {
  // axios chooses its way to the network when it runs, and a browser's is XMLHttpRequest. Node's own it leaves out itself.
  'axios/lib/adapters/fetch.js': 'export const getFetch = null;',
  // Forms are sent as forms, never turned into JSON.
  'axios/lib/helpers/formDataToJSON.js': 'export default null;',
  // Names for status codes, offered to callers.
  'axios/lib/helpers/HttpStatusCode.js': 'export default {};',
  // Creates classes. Only functions and values are bound: docs/decisions/0002-no-decorators.md.
  '@inversifyjs/core/lib/planning/models/InstanceBindingNodeImplementation.js':
    'export class InstanceBindingNodeImplementation {}',
  '@inversifyjs/core/lib/metadata/calculations/getClassMetadata.js': 'export const getClassMetadata = null;',
} as const;

/** Leaves those modules out of what is built. */
export const leftOut: Plugin = {
  name: 'left-out',
  enforce: 'pre',
  apply: 'build',
  load: (id) => Object.entries(leftOutModules).find(([module]) => id.endsWith(`/node_modules/${module}`))?.[1],
};

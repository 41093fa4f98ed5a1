import type { DocgenPayload } from 'storybook/open-service'
import { type Model, modelsOf } from './models.ts'

type Provider = (input: unknown) => Promise<DocgenPayload | undefined>
type ArgTypes = NonNullable<DocgenPayload['argTypes']>

/** What React's docgen has about props besides their types. */
interface Props {
  readonly [name: string]: { readonly parent?: { readonly fileName: string } | null }
}

/** Storybook reads prop tables in a worker, component by component, when a reader opens a page. */
export function createDocgenProvider() {
  return (next: Provider): Provider =>
    async (input) => {
      const payload = await next(input)
      return payload?.argTypes
        ? { ...payload, ...describeTypes(payload.argTypes, propsOf(payload)) }
        : payload
    }
}

function propsOf({ reactComponentMeta }: DocgenPayload): Props {
  return (reactComponentMeta as { readonly props?: Props } | undefined)?.props ?? {}
}

/** Props of libraries in a section of their own; for the others the models that their types name. */
function describeTypes(argTypes: ArgTypes, props: Props) {
  const models: Model[] = []
  const known = new Set<string>()
  const described = Object.entries(argTypes).map(([name, { table = {}, ...argType }]) => {
    const file = props[name]?.parent?.fileName ?? ''
    const [, library] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file) ?? []
    const { type, defaultValue } = table
    const own = library === undefined && type?.summary ? modelsOf(type.summary, file) : []
    models.push(...own.filter((model) => !known.has(model.name) && known.add(model.name)))
    const described = {
      ...table,
      ...(library && { category: `Props of ${library}` }),
      ...(own[0] && { type: { ...type, detail: own.map(({ code }) => code).join('\n\n') } }),
      // The docgen quotes a default that is a string twice.
      ...(defaultValue?.summary && {
        defaultValue: { ...defaultValue, summary: defaultValue.summary.replace(/^"('.*')"$/, '$1') },
      }),
    }
    return [name, { ...argType, table: described }]
  })
  return { argTypes: Object.fromEntries(described), models }
}

import { packageBuild } from '../../tools/tsup.ts'

// The command is run, not imported, so it has no path in `exports`.
export default packageBuild({ entry: { index: 'src/index.ts', command: 'src/command.ts' } })

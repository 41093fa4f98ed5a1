// The worker of the pages that read in one: in a bench its script has a name of its own.
import '../../../packages/api/src/worker.ts'

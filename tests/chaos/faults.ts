import type { Fault } from '../../packages/sandbox/src/server.ts'

/**
 * What servers and networks do in a chaos session: half of the answers take 300 ms and one in twenty 3 s, 10 % fail,
 * 5 % never come, 3 % are broken JSON, 2 % a page of a proxy, 2 % break off, 1 % refuse the token, and some arrive after
 * newer ones.
 */
export const FAULTS: readonly Fault[] = [
  { kind: 'latency', ms: [50, 550] },
  { kind: 'latency', ms: [900, 4_300], rate: 0.08 },
  { kind: 'latency', ms: [900, 4_300], rate: 0.03, afterwards: true },
  { kind: 'status', status: 503, rate: 0.05 },
  { kind: 'status', status: 502, rate: 0.03, afterwards: true },
  { kind: 'status', status: 500, rate: 0.02 },
  { kind: 'hang', rate: 0.03 },
  { kind: 'hang', rate: 0.02, afterwards: true },
  { kind: 'badJson', rate: 0.03 },
  { kind: 'html', rate: 0.02 },
  { kind: 'cut', rate: 0.02 },
  { kind: 'unauthorized', rate: 0.01 },
]

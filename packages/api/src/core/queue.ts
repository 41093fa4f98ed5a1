/** Runs tasks in the order of their arrival. */
export type Queue = <Result>(task: () => Promise<Result>) => Promise<Result>

/** Creates a queue that runs at most `most` tasks at a time. */
export function createQueue(most: number): Queue {
  const waiting: (() => void)[] = []
  let running = 0
  return async (task) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve))
    else running++
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}

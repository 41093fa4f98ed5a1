import { useConsole } from './ConsoleContext.ts'

/** Leaves a form for its list, after a save or a cancel: both are decided, so that nothing asks about unsaved input. */
export function useLeaveForm(list: string): () => void {
  const { navigation } = useConsole()
  return () => {
    navigation.release()
    navigation.navigate(list)
  }
}

import { useConsole } from './ConsoleContext.ts'

/** The props of an account form that keep the typed User ID from one form to another. */
export function useTypedUserId() {
  const { typed } = useConsole()
  return {
    userId: typed.userId,
    onUserIdChange: (userId: string) => {
      typed.userId = userId
    },
  }
}

/** More lines than a window is high. */
export const manyLines = (
  <>
    {Array.from({ length: 40 }, (_, line) => (
      <p key={String(line)}>Fare {line + 1}</p>
    ))}
  </>
)

import { userEvent } from 'storybook/test'

/** Replaces the text of a field, as a person does. */
export async function retype(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

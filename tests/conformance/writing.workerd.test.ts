// generate-text through the real client, on a machine without a key.
import { expect, it } from 'vitest'
import { newClient, signedUpClient } from './client.ts'

it('answers a text that says who wrote it, or why there is none', async () => {
  const { client } = await signedUpClient()
  const invoke = async (body: Record<string, unknown>) =>
    (await client.functions.invoke('generate-text', { body })).data as unknown
  expect(
    await invoke({ prompt: 'Why is the sky blue?', model: 'gpt-4o-mini', max_tokens: 500 }),
  ).toMatchObject({ success: true, by: 'built-in', generatedText: expect.stringContaining('built-in tutor') })
  expect(await invoke({ prompt: 'What were the pyramids of Egypt built to be?' })).toMatchObject({
    success: true,
    by: 'built-in',
    generatedText: expect.stringMatching(/built-in tutor.*pyramids.*tomb.*\nSource: /is),
  })
  for (const prompt of ['', '  \n'])
    expect(await invoke({ prompt })).toMatchObject({ success: false, error: 'Prompt cannot be empty' })
  expect(await invoke({ prompt: 'x', model: 'another' })).toMatchObject({ error: 'Failed to generate text' })
})

it('is for those who are signed in', async () => {
  const { error } = await newClient().functions.invoke('generate-text', { body: { prompt: 'why?' } })
  expect((error.context as Response).status).toBe(401)
})

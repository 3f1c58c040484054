import { describe, expect, it } from 'vitest'
import { newClient, newEmail, outbox, PASSWORD, signedUpClient } from './client.ts'

describe('signing up', () => {
  it('answers a bare user, sends a confirmation, and signs in with its code', async () => {
    const client = newClient()
    const email = newEmail()
    const { data, error } = await client.auth.signUp({ email, password: PASSWORD })
    expect(error).toBeNull()
    expect(data.session).toBeNull()
    expect(data.user?.email).toBe(email)
    expect(await outbox(email)).toHaveLength(1)
  })

  it('a', async () => {
    const { client, email } = await signedUpClient()
    const { data, error } = await client.auth.getUser()
    expect(error).toBeNull()
    expect(data.user?.email).toBe(email)
    const refreshed = await client.auth.refreshSession()
    expect(refreshed.error).toBeNull()
  })
})

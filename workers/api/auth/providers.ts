import { Hono } from 'hono'
import type { AppEnv } from '../../env.ts'
import { authorize } from './authorize.ts'
import { callback } from './callback.ts'

/** The way to Google or Microsoft and back. */
export const providers = new Hono<AppEnv>().route('/', authorize).route('/', callback)

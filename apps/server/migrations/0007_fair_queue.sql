ALTER TABLE "jobs" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "waits_since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "owners" ADD COLUMN "address_key" "bytea";--> statement-breakpoint
CREATE INDEX "jobs_owner" ON "jobs" USING btree ("owner_id","run_after");--> statement-breakpoint
CREATE INDEX "owners_address" ON "owners" USING btree ("address_key");
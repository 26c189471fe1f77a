CREATE TABLE "outputs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"request" jsonb NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"error_code" text,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shares" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"analysis_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"password_hash" text,
	"with_notes" boolean NOT NULL,
	"side" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"view_count" integer DEFAULT 0 NOT NULL,
	"last_viewed_at" timestamp with time zone,
	"failed_attempts" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "outputs" ADD CONSTRAINT "outputs_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_analysis_id_analyses_id_fk" FOREIGN KEY ("analysis_id") REFERENCES "public"."analyses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outputs_owner" ON "outputs" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "outputs_requested_at" ON "outputs" USING btree ("requested_at");--> statement-breakpoint
CREATE UNIQUE INDEX "shares_token_hash" ON "shares" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "shares_user" ON "shares" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "shares_analysis" ON "shares" USING btree ("analysis_id");--> statement-breakpoint
CREATE INDEX "shares_expires_at" ON "shares" USING btree ("expires_at");